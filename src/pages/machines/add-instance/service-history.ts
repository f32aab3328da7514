import type { TaskState } from '@/entities/machine-instance'

type Interval = Pick<TaskState, 'interval_hours' | 'interval_days'>

type Age = {
  /** On the meter, in its unit; undefined where it was not entered. */
  hours: number | undefined
  /** In days since the machine went into service; undefined where that is unknown. */
  days: number | undefined
}

/**
 * Whether one of a machine's services may have been done before it was added. It is too new where its meter or its days are
 * known and have not reached the first interval of any service; what is unknown about it does not make it new.
 */
export function mayHaveBeenServiced(age: Age, services: readonly Interval[]): boolean {
  const known = services
    .flatMap(({ interval_hours, interval_days }) => [
      reached(age.hours, interval_hours),
      reached(age.days, interval_days),
    ])
    .filter((isReached) => isReached !== undefined)
  return services.length > 0 && (known.length === 0 || known.includes(true))
}

const reached = (age: number | undefined, interval: number | null): boolean | undefined =>
  age === undefined || interval === null ? undefined : age >= interval

/** @param day `YYYY-MM-DD`; '' where it is unknown */
export const daysSince = (day: string, now: Date): number | undefined =>
  day === '' ? undefined : Math.floor((now.getTime() - Date.parse(day)) / 86_400_000)
