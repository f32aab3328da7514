import type { Text } from '../../domain/text'

/** The outcome for the machines of a document, as stored; readers get it in their language. */
export interface FleetReport {
  applied: number
  unchanged: number
  refused: { row: number; serial_number: string | null; reason: Text }[]
  unknown: { row: number; serial_number: string | null; name: string }[]
  read_at: string
}

export const emptyReport = (now: Date): FleetReport => ({
  applied: 0,
  unchanged: 0,
  refused: [],
  unknown: [],
  read_at: now.toISOString(),
})
