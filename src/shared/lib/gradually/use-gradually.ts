import { useDeferredValue } from 'react'

/**
 * Data whose first appearance is rendered in small steps: a list that arrives would take a phone too long for one task.
 * What changes later shows at once.
 */
export function useGradually<Data>(data: Data | undefined): Data | undefined {
  const isThere = useDeferredValue(data !== undefined)
  return isThere ? data : undefined
}
