import { mutationOptions } from '@tanstack/react-query'
import { machineInstanceQueries } from '@/entities/machine-instance/@x/telematics-source'
import { invalidates, platform, unwrap } from '@/shared/api'
import type { NewTelematicsSource, TelematicsSourceChange } from './telematics-source'
import { telematicsSourceQueries } from './telematics-source.queries'

const changesSources = invalidates(telematicsSourceQueries.all())

function asForm({ file }: { file: Blob }): FormData {
  const form = new FormData()
  form.append('file', file)
  return form
}

const byId = (id: string) => ({ params: { path: { id } } })

export const telematicsSourceMutations = {
  /** Imports the hours of a document, and returns the outcome for each machine. */
  import: (organizationId: string) =>
    mutationOptions({
      mutationFn: (file: File) =>
        unwrap(
          platform.POST('/telematics/{orgId}/import', {
            params: { path: { orgId: organizationId } },
            body: { file },
            bodySerializer: asForm,
          }),
        ),
      ...invalidates(machineInstanceQueries.all()),
    }),
  add: (organizationId: string) =>
    mutationOptions({
      mutationFn: (body: NewTelematicsSource) =>
        unwrap(platform.POST('/telematics/{orgId}/sources', { params: { path: { orgId: organizationId } }, body })),
      ...changesSources,
    }),
  change: (id: string) =>
    mutationOptions({
      mutationFn: (body: TelematicsSourceChange) =>
        unwrap(platform.PUT('/telematics-sources/{id}', { ...byId(id), body })),
      ...changesSources,
    }),
  remove: (id: string) =>
    mutationOptions({
      mutationFn: () => unwrap(platform.DELETE('/telematics-sources/{id}', byId(id))),
      ...changesSources,
    }),
  /** Has it read in the background. */
  poll: (id: string) =>
    mutationOptions({
      mutationFn: () => unwrap(platform.POST('/telematics-sources/{id}/poll', byId(id))),
      ...changesSources,
    }),
}
