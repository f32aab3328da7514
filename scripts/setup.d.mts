/** Prepares a checkout; ends the process if that fails. */
export function setUp(what?: { build?: boolean }): Promise<void>
