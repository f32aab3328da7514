import type { components } from '#contract/platform'

type Schemas = components['schemas']

/** An endpoint that hours are read from. */
export type TelematicsSource = Schemas['TelematicsSource']
export type TelematicsSourceChange = Schemas['TelematicsSourceChange']
export type NewTelematicsSource = Schemas['NewTelematicsSource']
export type TelematicsAuthentication = Schemas['TelematicsAuthentication']
/** What became of the machines of a document. */
export type TelematicsReport = Schemas['TelematicsReport']

/** The status of an endpoint. */
export type SourceState = 'reading' | 'suspended' | 'failed' | 'paused' | 'unread' | 'read'

export function stateOf({ is_reading, is_active, circuit, last_outcome }: TelematicsSource): SourceState {
  if (is_reading) return 'reading'
  if (is_active && circuit.state !== 'closed') return 'suspended'
  if (last_outcome?.failure) return 'failed'
  if (!is_active) return 'paused'
  return last_outcome ? 'read' : 'unread'
}
