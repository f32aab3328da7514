import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/**
 * What the app stores on a device, by file. What a person has sent belongs in the outbox, which sends it once, says that it
 * waits and survives closing.
 */
const acts: Record<string, string> = {
  'shared/lib/outbox/outbox.ts': 'what has to be sent',
  'shared/lib/device-files/device-files.ts': 'the photograph of a figure that has to be sent',
}

const session: Record<string, string> = {
  'features/session/tokens/attempt-key.ts': 'the session',
  'features/session/tokens/remembered-user.ts': 'the session',
  'features/session/tokens/token-storage.ts': 'the session',
}

/** A file is added here only for what nobody has sent yet, or what may be lost. */
const others: Record<string, string> = {
  'features/enter-hours/model/draft.ts': 'what was typed behind a label and not sent',
  'features/enter-hours/model/receipt.ts': 'the answer that the next page shows',
  'features/ask-assistant/model/unsent-question.ts': 'a question that is being asked or changed',
  'features/quick-order/model/unadded-lines.ts': 'what was typed and not added',
  'entities/conversation/stored-conversation.ts': 'a copy of what the server has',
  'entities/machine/chosen-machine.ts': 'a choice',
  'pages/account/home/machine-home/last-visit.ts': 'a time',
  'pages/portal/place-order/use-order-lines.ts': 'what was chosen and not ordered',
  'shared/lib/i18n/language.ts': 'a setting',
  'shared/lib/selected-assistant/selected-assistant.ts': 'a choice',
  'shared/lib/shortcut/single-keys.ts': 'a setting',
  'shared/lib/theme/theme.ts': 'a setting',
  'shared/lib/unknown-value/unknown-value.ts': 'only reads',
  'shared/ui/list-page/use-list-display.ts': 'a setting',
}

/** What is sent under an id of its own, and does not wait on the device. */
const answeredAtOnce: Record<string, string> = {
  placeOrderByLink: 'the form has the price, and the answer leads to the payment',
  placeKitsOrderByLink: 'the form has the price, and the answer leads to the payment',
  addMeterPhotograph: 'follows its figure, which waits for it',
}

const root = 'src'
const storages = /\b(?:localStorage|sessionStorage|indexedDB)\b/
const sources = readdirSync(root, { recursive: true })
  .map((name) => String(name).replaceAll('\\', '/'))
  .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$/.test(name) && !/testing/.test(name))
const read = (name: string) => readFileSync(join(root, name), 'utf8')

describe('what has to be sent', () => {
  it('is stored in the outbox alone', () => {
    const storing = sources.filter((name) => storages.test(read(name)))
    expect(storing.toSorted()).toEqual(Object.keys({ ...acts, ...session, ...others }).toSorted())
  })

  it('has no other storage: none has the id of something that is sent once', () => {
    const ids = /client_?id|\bnewId\b|idempotency/i
    expect(Object.keys(others).filter((name) => ids.test(read(name)))).toEqual([])
  })

  it('waits there where the contract gives it an id of its own', () => {
    expect(
      sentOnce()
        .filter(({ path }) => !waitingPaths().has(path))
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(Object.keys(answeredAtOnce).toSorted())
  })
})

/** The operations that take a `client_id`, with their paths without the names in them. */
function sentOnce(): { id: string; path: string }[] {
  return ['platform', 'assistants'].flatMap((name) => {
    const contract: unknown = JSON.parse(readFileSync(`openapi/generated/${name}.json`, 'utf8'))
    const paths: object = Object(at(contract, ['paths']))
    return Object.entries(paths).flatMap(([path, item]) => {
      const id = at(item, ['post', 'operationId'])
      const takesId = wordsOf(contract, at(item, ['post', 'requestBody'])).includes('"client_id":')
      return takesId ? [{ id: String(id), path: bare(path) }] : []
    })
  })
}

/** What the outbox is given, in the files that use it: every path but those of calls at once. */
function waitingPaths(): ReadonlySet<string> {
  const storing = sources.map(read).filter((source) => /\bsendOrWait\(|\boutbox\.put\(/.test(source))
  const found = storing.flatMap((source) => [...source.matchAll(/(?<!POST\(\s*)['`](\/[^'`\s]+)['`]/g)])
  return new Set(found.map(([, path = '']) => bare(path)))
}

const bare = (path: string): string => path.replaceAll(/\$?\{[^}]*\}/g, '{}')

const at = (value: unknown, names: readonly string[]): unknown =>
  names.reduce<unknown>((found, name) => Reflect.get(Object(found), name), value)

/** A part of a contract with everything that it refers to, as text. */
function wordsOf(contract: unknown, part: unknown, seen = new Set<string>()): string {
  const text = JSON.stringify(part) ?? ''
  const further = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, place = '']) => place)
  return further.reduce((words, place) => {
    if (seen.has(place)) return words
    seen.add(place)
    return words + wordsOf(contract, at(contract, place.split('/')), seen)
  }, text)
}
