import { mutationOptions } from '@tanstack/react-query'
import type { operations } from '#contract/platform'
import { invalidates, platform, unwrap } from '@/shared/api'
import type { LinkAction } from './link'
import { organizationQueries } from './organization.queries'

type NewLink = operations['requestLink']['requestBody']['content']['application/json']

const changesOrganizations = invalidates(organizationQueries.all())

export const organizationMutations = {
  /**
   * Asks the operator with this admin; "a super user names both organizations and links them at once" (the contract's
   * requestLink).
   */
  requestLink: () =>
    mutationOptions({
      mutationFn: (body: NewLink) => unwrap(platform.POST('/organizations/links', { body })),
      ...changesOrganizations,
    }),
  answerLink: (id: string, action: LinkAction) =>
    mutationOptions({
      mutationFn: () =>
        unwrap(platform.PUT('/organizations/links/{id}', { params: { path: { id } }, body: { action } })),
      ...changesOrganizations,
    }),
}
