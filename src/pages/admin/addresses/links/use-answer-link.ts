import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Link, type LinkAction, organizationQueries } from '@/entities/organization'
import { platform, unwrap } from '@/shared/api'

/** Answers a link; what shows who works with whom is read anew. */
export function useAnswerLink({ id }: Pick<Link, 'id'>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (action: LinkAction) =>
      unwrap(platform.PUT('/organizations/links/{id}', { params: { path: { id } }, body: { action } })),
    // Not waited for: the row that asked may be gone from the list by then, and nobody left to say how it went.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: organizationQueries.all() }),
  })
}
