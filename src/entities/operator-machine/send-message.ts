import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { platform, unwrap } from '@/shared/api'
import { createTries } from '@/shared/lib/new-id'
import { operatorMachineQueries } from './operator-machine.queries'

/** Writes to the other side; a message that is sent again because no answer came is stored once. */
export function useSendMessage() {
  const queryClient = useQueryClient()
  const [tries] = useState(createTries)
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: string }) =>
      unwrap(
        platform.POST('/machines/operator/{id}/messages', {
          params: { path: { id } },
          body: { body, client_id: tries.idOf(JSON.stringify([id, body])) },
        }),
      ),
    onSuccess: () => {
      tries.arrived()
      void queryClient.invalidateQueries({ queryKey: operatorMachineQueries.all() })
    },
  })
}
