import { MutationObserver, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { cartMutations } from '@/entities/cart'
import { hasRole, isOfDealership } from '@/entities/user'
import { useUser } from '@/features/session'
import { toast } from '@/shared/ui/toaster'

type Part = { id: string; part_number: string; dealershipId: string }

/**
 * Where a part that was found leads: a dealership's staff to its page, a customer into the cart, with one piece of
 * it. Undefined for all others, who have no place for it.
 */
export function useOpenPart(): ((part: Part) => void) | undefined {
  const user = useUser()
  const navigate = useNavigate()
  const client = useQueryClient()
  const organizationId = user.organization?.id
  if (organizationId === undefined || user.is_superuser) return undefined
  if (isOfDealership(user)) {
    if (!hasRole(user, 'dealership-staff')) return undefined
    return ({ id }) => void navigate({ to: '/parts/$id', params: { id } })
  }
  return ({ id, dealershipId }) => {
    const add = new MutationObserver(client, cartMutations.add({ dealershipId, operatorId: organizationId }))
    const toCart = () => navigate({ to: '/cart', search: { dealership_id: dealershipId } })
    add.mutate([{ part_id: id, quantity: 1 }]).then(toCart, ({ message }: Error) => toast.error(message))
  }
}
