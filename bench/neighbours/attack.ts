import type { Neighbour } from './neighbour'

/** A running installation, with two organizations that share it. */
export interface AttackContext {
  address: string
  attacker: Neighbour
  victim: Neighbour
  database: {
    /** Its address, for what cannot be done over HTTP. It stays the same when the database is started again. */
    url: string
    /** The process id of its postmaster now; undefined while there is none. */
    postmaster(): Promise<number | undefined>
  }
}

/** Something that one organization, or a misfortune, does while another organization works. */
export interface Attack {
  name: string
  /** What it does, in half a sentence for the report. */
  description: string
  /**
   * Whether the database is away meanwhile: then calls of the victim may be refused with 503, its times are not
   * compared, and the attack runs once, to its own end.
   */
  isOutage?: boolean
  /** Makes what it needs, before the calm figures are taken. */
  prepare(context: AttackContext): Promise<void>
  /**
   * Attacks until it is done or the signal aborts; one that is done earlier is run again.
   * @throws Error when what it is to show is not so
   */
  run(context: AttackContext, signal: AbortSignal): Promise<void>
}
