import type { PortalFailureKind } from '@erm/contracts/telemetry';

/** The reason why a portal is unavailable. The details show the message. */
export class PortalFailure extends Error {
  override readonly name = 'PortalFailure';
  /**
   * `load`: its files could not be loaded; `incompatible`: it was built for another shell; `crash`: it threw an error
   * while it started or was shown.
   */
  readonly kind: PortalFailureKind;

  constructor(kind: PortalFailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }

  /** @param kind of an error that is not a PortalFailure yet */
  static from(error: unknown, kind: PortalFailureKind): PortalFailure {
    if (error instanceof PortalFailure) return error;
    return new PortalFailure(kind, error instanceof Error ? error.message : String(error), { cause: error });
  }
}
