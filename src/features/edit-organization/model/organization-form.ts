import { useQueryClient } from '@tanstack/react-query'
import { type Organization, organizationQueries } from '@/entities/organization'
import { userQueries } from '@/entities/user'
import { useApiForm } from '@/shared/lib/api-form'

export type OrganizationValues = Pick<Organization, 'name' | 'description' | 'phone_number' | 'time_zone'>

/** What one says about an organization, by the contract's names, with the mistakes that the server names. */
export function useOrganizationForm(
  defaultValues: OrganizationValues,
  send: (values: OrganizationValues) => Promise<void>,
) {
  return useApiForm<OrganizationValues>({ defaultValues, send })
}

export type OrganizationForm = ReturnType<typeof useOrganizationForm>

/** Takes an organization as the server gave it, and reads anew whatever shows its name or logo. */
export function useTakeOrganization(): (organization: Organization) => void {
  const queryClient = useQueryClient()
  return (organization) => {
    queryClient.setQueryData(organizationQueries.detail(organization.id).queryKey, organization)
    void queryClient.invalidateQueries({ queryKey: organizationQueries.all() })
    void queryClient.invalidateQueries({ queryKey: userQueries.all() })
  }
}
