/** `load`: it did not come; `refused`: it came but does not fit; `crash`: it broke while it was shown. */
export type PortalFailureKind = 'load' | 'refused' | 'crash';

/** Why a portal is not there, in a sentence for the details. */
export class PortalFailure extends Error {
  override readonly name = 'PortalFailure';
  readonly kind: PortalFailureKind;

  constructor(kind: PortalFailureKind, message: string) {
    super(message);
    this.kind = kind;
  }

  static from(error: unknown): PortalFailure {
    if (error instanceof PortalFailure) return error;
    return new PortalFailure('load', error instanceof Error ? error.message : String(error));
  }
}
