const svgNamespace = 'http://www.w3.org/2000/svg';

/** The drawing of the icon `warning` (`src/components/icons.ts`), which pages with sign-up forms only do not contain. */
const warning = 'M10 3 17.5 16.5h-15zM10 8.5v3M10 13.5v1';

/** Makes an empty paragraph the line of an error: an icon, and an element for the message. */
export function fillErrorLine(line: HTMLParagraphElement): void {
  line.className = 'h-fault';
  line.role = 'alert';
  line.append(warningIcon(), document.createElement('span'));
}

function warningIcon(): SVGElement {
  const icon = document.createElementNS(svgNamespace, 'svg');
  icon.setAttribute('viewBox', '0 0 20 20');
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(svgNamespace, 'path');
  path.setAttribute('d', warning);
  icon.append(path);
  return icon;
}
