import type { TaskState } from '@/entities/machine-instance'

type Interval = Pick<TaskState, 'interval_hours' | 'interval_days'>

type Age = {
  /** On the meter, in its unit; undefined where it was not entered. */
  hours: number | undefined
  /** In days since the machine went into service; undefined where that is unknown. */
  days: number | undefined
}

/**
 * Whether one of a machine's services may have been done before it was added. It is too new for a service of which it has
 * not reached the first interval; what is unknown about it does not make it new.
 */
export const mayHaveBeenServiced = (age: Age, services: readonly Interval[]): boolean =>
  services.some(({ interval_hours, interval_days }) => {
    const known = [reached(age.hours, interval_hours), reached(age.days, interval_days)].filter(
      (is) => is !== undefined,
    )
    return known.length === 0 || known.includes(true)
  })

const reached = (age: number | undefined, interval: number | null): boolean | undefined =>
  age === undefined || interval === null ? undefined : age >= interval

/** @param day `YYYY-MM-DD`; '' where it is unknown */
export const daysSince = (day: string, now: Date): number | undefined =>
  day === '' ? undefined : Math.floor((now.getTime() - Date.parse(day)) / 86_400_000)
