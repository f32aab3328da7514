import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type TelematicsSource, telematicsSourceMutations, telematicsSourceQueries } from '@/entities/telematics-source'

/** Reads an endpoint now, or removes it; the list is read anew after each. */
export function useSourceChanges({ id }: TelematicsSource) {
  const queryClient = useQueryClient()
  const onSuccess = () => void queryClient.invalidateQueries({ queryKey: telematicsSourceQueries.all() })
  return {
    poll: useMutation({ ...telematicsSourceMutations.poll(id), onSuccess }),
    remove: useMutation({ ...telematicsSourceMutations.remove(id), onSuccess }),
  }
}
