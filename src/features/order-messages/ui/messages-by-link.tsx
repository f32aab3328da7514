import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { portalOrderMutations, portalOrderQueries } from '@/entities/portal-order'
import { createTries } from '@/shared/lib/new-id'
import { OrderMessages } from './order-messages'

type MessagesByLinkProps = {
  token: string
  /** The name of the dealership. */
  dealership: string
}

/** What the holder of a link and the dealership write about an order. */
export function MessagesByLink({ token, dealership }: MessagesByLinkProps) {
  const query = useQuery(portalOrderQueries.messages(token))
  const [tries] = useState(createTries)
  const { mutateAsync } = useMutation(portalOrderMutations.sendMessage(token, tries))
  return <OrderMessages query={query} other={dealership} send={mutateAsync} isByLink />
}
