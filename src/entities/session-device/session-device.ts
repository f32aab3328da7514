import type { components } from '#contract/platform'

/** A device on which a person is signed in. */
export type SessionDevice = components['schemas']['Session']

const handheld = /\b(iPhone|iPad|Android)\b/

/** Whether its name identifies a phone or a tablet. */
export function isHandheld({ device }: Pick<SessionDevice, 'device'>): boolean {
  return handheld.test(device)
}
