/** A publication was refused. One sentence says what is wrong and how to fix it. Nothing was changed. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
}
