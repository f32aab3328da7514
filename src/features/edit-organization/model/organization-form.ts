import type { Organization } from '@/entities/organization'
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
