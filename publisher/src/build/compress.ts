import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|json|svg|html|txt)$/;

/** The file and, if it is text, its compressed copies under its name with `.br` and `.gz`. */
export async function withCompressed(path: string, content: Buffer): Promise<[string, Buffer][]> {
  if (!TEXT.test(path)) return [[path, content]];
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    gzipped(content),
  ]);
  return [
    [path, content],
    [`${path}.br`, brotli],
    [`${path}.gz`, zipped],
  ];
}

/** As a server would send it to every browser. */
export const gzipped = (content: Buffer): Promise<Buffer> => promisify(gzip)(content, { level: 9 });
