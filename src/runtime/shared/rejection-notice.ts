/** The beginning of the line that the console shows for a rejection that no script handles. */
export const rejectionNotice = 'UNHANDLED PROMISE REJECTION: ';
