/**
 * `load`: its files did not arrive; `incompatible`: it was built for another shell; `crash`: it threw while it was on
 * screen.
 */
export type PortalFailureKind = 'load' | 'incompatible' | 'crash';

/** Why a portal is unavailable, as a sentence for the details. */
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
