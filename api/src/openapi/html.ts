/** Text that is already markup. */
export interface Html {
  markup: string;
}

type Part = Html | readonly Html[] | string | number;

/** Markup with its values escaped. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { markup: String.raw({ raw: strings }, ...parts.map(markupOf)) };
}

/** Not escaped, because the content policy's hash covers the text as it is. */
export function styleElement(style: string): Html {
  return { markup: `<style>${style}</style>` };
}

function markupOf(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
