import { z } from 'zod';
import { submissionSchema } from '../src/leads/parse-submission.ts';

/** The JSON Schema of the lead request, made from the schema by which the endpoint parses it. */
export function leadRequestSchema(): string {
  const schema = z.toJSONSchema(submissionSchema, { io: 'input' });
  return `${JSON.stringify({ title: 'Lead request of Helios', ...schema }, null, 2)}\n`;
}
