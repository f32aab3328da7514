import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { portalOrderMutations, portalOrderQueries } from '@/entities/portal-order'
import { createTries } from '@/shared/lib/new-id'
import { OrderMessages } from './order-messages'

type MessagesByLinkProps = {
  token: string
  /** The name of the dealership. */
  dealership: string
  /** What waits to be sent by the link. */
  children: ReactNode
}

/** What the holder of a link and the dealership write about an order. */
export function MessagesByLink({ token, dealership, children }: MessagesByLinkProps) {
  const query = useQuery(portalOrderQueries.messages(token))
  const [tries] = useState(createTries)
  const { mutateAsync } = useMutation(portalOrderMutations.sendMessage(token, tries))
  return (
    <OrderMessages query={query} other={dealership} send={mutateAsync} isByLink>
      {children}
    </OrderMessages>
  )
}
