import type { Neighbour } from './neighbour'

/** A running installation shared by two organizations. */
export interface AttackContext {
  address: string
  attacker: Neighbour
  victim: Neighbour
  database: {
    /** The database address, for what cannot be done over HTTP. It does not change when the database restarts. */
    url: string
    /** The current process id of the postmaster; undefined while none is running. */
    postmaster(): Promise<number | undefined>
  }
}

/** An attack by one organization, or a failure, while another organization works. */
export interface Attack {
  name: string
  /** A short description for the report. */
  description: string
  /**
   * Whether the database is unavailable meanwhile: then the victim's requests may be refused with 503, its times are not
   * compared, and the attack runs once, to its own end.
   */
  isOutage?: boolean
  /** Prepares the attack before the calm figures are measured. */
  prepare(context: AttackContext): Promise<void>
  /**
   * Runs the attack until it is complete or the signal aborts; an attack that is complete earlier is repeated.
   * @throws Error if the expected behaviour is not observed
   */
  run(context: AttackContext, signal: AbortSignal): Promise<void>
}
