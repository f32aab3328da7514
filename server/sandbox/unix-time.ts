/** Seconds since 1970, as the provider writes times. */
export const unixTime = (date: Date): number => Math.floor(date.getTime() / 1000)
