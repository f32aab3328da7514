import { mutationOptions } from '@tanstack/react-query'
import type { components, operations } from '#contract/platform'
import { userQueries } from '@/entities/user/@x/organization'
import { invalidates, platform, unwrap } from '@/shared/api'
import type { LinkAction } from './link'
import { organizationQueries } from './organization.queries'

type NewLink = operations['requestLink']['requestBody']['content']['application/json']

type Schemas = components['schemas']

const changesOrganizations = invalidates(organizationQueries.all())
/** People are shown with the name and the logo of their organization. */
const changesAppearance = invalidates(organizationQueries.all(), userQueries.all())

function asForm({ file }: { file: Blob }): FormData {
  const form = new FormData()
  form.append('file', file)
  return form
}

export const organizationMutations = {
  /** Throws `ApiError`, as all of these do; its fields are those of the contract's NewOrganization. */
  create: () =>
    mutationOptions({
      mutationFn: (body: Schemas['NewOrganization']) => unwrap(platform.POST('/organizations/', { body })),
      ...changesAppearance,
    }),
  change: (id: string) =>
    mutationOptions({
      mutationFn: (body: Schemas['OrganizationChange']) =>
        unwrap(platform.PUT('/organizations/{id}', { params: { path: { id } }, body })),
      ...changesAppearance,
    }),
  setLogo: (id: string) =>
    mutationOptions({
      mutationFn: (file: File) =>
        unwrap(
          platform.POST('/organizations/{id}/logo', {
            params: { path: { id } },
            body: { file },
            bodySerializer: asForm,
          }),
        ),
      ...changesAppearance,
    }),
  removeLogo: (id: string) =>
    mutationOptions({
      mutationFn: () => unwrap(platform.DELETE('/organizations/{id}/logo', { params: { path: { id } } })),
      ...changesAppearance,
    }),
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
