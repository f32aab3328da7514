/** The provider did not answer, or asked to be left alone for a while: the same call may succeed later. */
export class ProviderUnreachable extends Error {}

/** The provider refused; the same call would be refused again. */
export class ProviderRefusal extends Error {
  constructor(
    message: string,
    /** The provider's name of the reason, such as `charge_already_refunded`. */
    readonly code: string,
  ) {
    super(message)
  }
}

/** An event that the provider did not sign, or not lately. */
export class UntrustedEvent extends Error {}
