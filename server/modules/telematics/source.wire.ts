import type { components } from '#contract/platform'
import type { Language } from '../../domain/text'
import type { SourceChange } from './source'
import type { ListedSource } from './source.repository'

type Schemas = components['schemas']

export const changeFromWire = ({
  interval_minutes: intervalMinutes,
  is_active: isActive,
  ...change
}: Schemas['TelematicsSourceChange']): SourceChange => ({ ...change, intervalMinutes, isActive })

export function sourceToWire(source: ListedSource, language: Language): Schemas['TelematicsSource'] {
  const { applied, unchanged, refused, unknown, lastPolledAt } = source
  const failure = source.lastFailure?.[language] ?? null
  return {
    id: source.id,
    name: source.name,
    url: source.url,
    authentication: source.authentication,
    username: source.username,
    has_password: source.hasPassword,
    interval_minutes: source.intervalMinutes,
    is_active: source.isActive,
    is_reading: source.isReading,
    circuit: {
      state: source.circuit,
      failures: source.failures,
      next_attempt_at: source.isActive && source.isServed ? source.nextPollAt.toISOString() : null,
      reason: source.failures > 0 ? failure : null,
    },
    last_outcome: lastPolledAt && {
      read_at: lastPolledAt.toISOString(),
      failure,
      applied,
      unchanged,
      refused,
      unknown,
    },
  }
}
