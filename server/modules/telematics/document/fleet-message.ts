import type { Text } from '../../../domain/text'
import type { FleetPage } from './read-fleet'

export interface FleetTask {
  document: Uint8Array
}

export type FleetReply = { page: FleetPage } | { line: number; reason: Text }
