import type { TelematicsAuthentication, TelematicsSource, TelematicsSourceChange } from '@/entities/telematics-source'

/** The fields of an endpoint, by the contract's names; figures as they are chosen. */
export type SourceValues = {
  name: string
  url: string
  authentication: TelematicsAuthentication
  username: string
  password: string
  interval_minutes: string
  is_active: boolean
}

export { telematicsAuthenticationValues as authentications } from '#contract/platform-limits'

/** What one can choose from, in minutes; another one that is stored is offered too. */
const intervals = [15, 30, 60, 240, 720, 1440]

export const intervalsWith = (stored: number | undefined): number[] =>
  [...new Set([...intervals, stored ?? 60])].toSorted((one, other) => one - other)

export const valuesOf = (source: TelematicsSource | undefined): SourceValues => ({
  name: source?.name ?? '',
  url: source?.url ?? '',
  authentication: source?.authentication ?? 'basic',
  username: source?.username ?? '',
  password: '',
  interval_minutes: String(source?.interval_minutes ?? 60),
  is_active: source?.is_active ?? true,
})

/** With an empty password, the stored one remains. */
export function toSend({ password, interval_minutes, ...values }: SourceValues) {
  return {
    ...values,
    interval_minutes: Number(interval_minutes),
    ...(password !== '' && { password }),
  } satisfies TelematicsSourceChange
}
