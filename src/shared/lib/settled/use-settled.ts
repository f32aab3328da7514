import { useEffect, useState } from 'react'

/** A value that follows another one once that has stayed the same for a while. */
export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const pause = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(pause)
  }, [value, ms])
  return settled
}
