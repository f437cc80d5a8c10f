import { docsStyle } from './docs-style';
import { html, styleElement, type Html } from './html';
import type { JsonSchema } from './json-schema';
import type { OpenApiDocument, Operation } from './openapi-document';

/** The document as a page: every call with its parameters and possible responses. */
export function renderDocs({ info, paths }: OpenApiDocument): string {
  const groups = new Map<string, Html[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const [tag = ''] = operation.tags;
      groups.set(tag, [...(groups.get(tag) ?? []), renderCall(method, path, operation)]);
    }
  }
  const sections = [...groups].map(
    ([tag, calls]) =>
      html`<section>
        <h2>${tag}</h2>
        ${calls}
      </section>`,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${info.title} API ${info.version}</title>
        ${styleElement(docsStyle)}
      </head>
      <body>
        <header>
          <h1>${info.title} API ${info.version}</h1>
          <p>${info.description} The same as an <a href="/api/openapi.json">OpenAPI 3.1 document</a>.</p>
          <p>
            Sign in with <code>POST /api/auth/login</code> and send the token as
            <code>Authorization: Bearer &lt;token&gt;</code>. Every failure is
            <code>{success: false, error, message, code, issues?, requestId}</code>.
          </p>
        </header>
        <main>${sections}</main>
      </body>
    </html> `.markup;
}

function renderCall(method: string, path: string, operation: Operation): Html {
  const { summary, security, parameters = [], requestBody, responses } = operation;
  const body = requestBody?.content['application/json'].schema;
  const success = responses['200'] ?? responses['201'];
  return html`<details>
    <summary>
      <h3><code>${method.toUpperCase()} ${path}</code></h3>
      <span>${summary}</span>
    </summary>
    <div class="call">
      <p>${security.length === 0 ? 'Needs no token.' : 'Needs a bearer token.'}</p>
      ${parameters.length === 0 ? [] : renderFields('Parameters', parameters)}
      ${body ? renderFields('Body', fieldsOf(body)) : []}
      <h4>Answers</h4>
      <table>
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Code</th>
          </tr>
        </thead>
        <tbody>
          ${Object.entries(responses).map(
            ([status, { description }]) =>
              html`<tr>
                <th scope="row">${status}</th>
                <td>${description}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <h4>Schema of a success</h4>
      <pre tabindex="0">${JSON.stringify(success?.content?.['application/json'].schema, null, 2)}</pre>
    </div>
  </details> `;
}

interface Field {
  name: string;
  required: boolean;
  schema: JsonSchema;
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    required: required.includes(name),
    schema,
  }));
}

function renderFields(title: string, fields: readonly Field[]): Html {
  return html`<h4>${title}</h4>
    <table>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Type</th>
          <th scope="col">Needed</th>
        </tr>
      </thead>
      <tbody>
        ${fields.map(
          ({ name, required, schema }) =>
            html`<tr>
              <th scope="row"><code>${name}</code></th>
              <td>${typeText(schema)}</td>
              <td>${required ? 'required' : 'optional'}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

function typeText({
  enum: values,
  anyOf,
  type,
  items,
  minimum,
  maximum,
  minLength,
  maxLength,
}: JsonSchema): string {
  if (values) return values.join(', ');
  if (anyOf) return anyOf.map(typeText).join(' or ');
  if (type === 'array') return `list of ${items?.type ?? 'values'}`;
  const least = minimum ?? minLength;
  const most = maximum ?? maxLength;
  const unit = type === 'string' ? ' characters' : '';
  const bounds =
    least === undefined && most === undefined
      ? ''
      : `, ${String(least ?? 0)} to ${String(most ?? 'any')}${unit}`;
  return `${type ?? 'any value'}${bounds}`;
}
