import type { Organization } from '@/entities/organization'
import { useApiForm } from '@/shared/lib/api-form'

export type OrganizationValues = Pick<Organization, 'name' | 'description' | 'phone_number' | 'time_zone'>

/** The details of an organization under the contract's names, with the server's errors beside them. */
export function useOrganizationForm(
  defaultValues: OrganizationValues,
  send: (values: OrganizationValues) => Promise<void>,
) {
  return useApiForm<OrganizationValues>({ defaultValues, send })
}

export type OrganizationForm = ReturnType<typeof useOrganizationForm>
