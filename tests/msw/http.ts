import { createOpenApiHttp } from 'openapi-msw'
import type { paths as AssistantsPaths } from '#contract/assistants'
import type { paths as PartsPaths } from '#contract/parts'
import type { paths as PlatformPaths } from '#contract/platform'

/** Handlers of a base, typed by its contract: `platformHttp.get('/auth/me', ({ response }) => response(200).json(...))`. */
export const platformHttp = createOpenApiHttp<PlatformPaths>({ baseUrl: '*/api/v2' })
export const assistantsHttp = createOpenApiHttp<AssistantsPaths>({ baseUrl: '*/api/v1' })
export const partsHttp = createOpenApiHttp<PartsPaths>({ baseUrl: '*/api/parts' })
