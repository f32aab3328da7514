import { useState } from 'react'
import { createTries } from '@/shared/lib/new-id'

/**
 * Sends the same content under the same id until it has arrived, so that a repeated try places nothing twice.
 * @param send gets the content with its id
 */
export function useSentOnce<Content extends object, Answer>(
  send: (content: Content & { client_id: string }) => Promise<Answer>,
): (content: Content) => Promise<Answer> {
  const [tries] = useState(createTries)
  return async (content) => {
    const key = JSON.stringify(content)
    const answer = await send({ ...content, client_id: tries.idOf(key) })
    tries.arrived(key)
    return answer
  }
}
