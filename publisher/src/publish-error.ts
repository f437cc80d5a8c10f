/** A publication that is refused: one sentence that says what is wrong and what would be right. Nothing was changed. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
}
