/** Text that is markup already. */
export interface Html {
  markup: string;
}

type Part = Html | readonly Html[] | string | number;

/** Markup with its values escaped, whatever they hold. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { markup: String.raw({ raw: strings }, ...parts.map(markupOf)) };
}

/** The style's text stands in its element as it is: its hash must hold. */
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
