import createClient from 'openapi-fetch'
import type { paths as AssistantsPaths } from '#contract/assistants'
import type { paths as PartsPaths } from '#contract/parts'
import type { paths as PlatformPaths } from '#contract/platform'
import { shownLocale } from '@/shared/lib/i18n'
import { awaited, nextTask } from '@/shared/lib/next-task'
import { noteReply } from '@/shared/lib/offline'
import { authorized } from './authorized'
import { observed } from './connection'
import { takeEarlyAnswer } from './early-calls'
import { environment } from './environment'
import { idempotent } from './idempotent'
import { asOwnChange, changeHeader } from './own-changes'
import { patient } from './patient'

/** Messages from the server, such as the reason for a refusal, are in the language of the screen. */
function inLanguage(request: Request): Request {
  request.headers.set('Accept-Language', shownLocale())
  return request
}

const withToken = (request: Request): Promise<Response> =>
  request.method === 'GET'
    ? sendWithToken(request)
    : asOwnChange((id) => {
        request.headers.set(changeHeader, id)
        return sendWithToken(request)
      })

async function answerTo(request: Request): Promise<Response> {
  const answer = await observed(takeEarlyAnswer(request) ?? fetch(inLanguage(request)))
  if (request.method === 'GET') noteReply(request, answer)
  return answer
}

/** A page that opens asks for several things at once, which takes a phone too long for one task. */
async function sendWithToken(request: Request): Promise<Response> {
  await nextTask()
  const answer = idempotent(request, (keyed) =>
    patient(request, () =>
      authorized((token) => {
        const attempt = keyed.clone()
        if (token !== null) attempt.headers.set('Authorization', `Bearer ${token}`)
        return answerTo(attempt)
      }),
    ),
  )
  return awaited(answer)
}

/** For a call that carries its own proof, such as a refresh: no bearer token is added and none is renewed. */
export const withoutToken = (request: Request): Promise<Response> => patient(request, () => answerTo(request.clone()))

export const platform = createClient<PlatformPaths>({ baseUrl: environment.platformUrl, fetch: withToken })
export const assistants = createClient<AssistantsPaths>({ baseUrl: environment.assistantsUrl, fetch: withToken })
export const parts = createClient<PartsPaths>({ baseUrl: environment.partsUrl, fetch: withToken })
