import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createLanguageModel } from '../../../../server/infrastructure/language-model/create-language-model'
import type { Frozen } from './frozen-search'

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** What a model replied, one reply a line. */
export const repliesFile = fileOf('replies.jsonl')
export const frozenFile = fileOf('frozen.json')

export const readFrozen = async (): Promise<Frozen> => JSON.parse(await readFile(frozenFile, 'utf8'))

/** The model behind a cassette. */
export const recordedModel = (url: string, timeoutMs: number) =>
  createLanguageModel({
    url,
    model: 'recorded',
    provider: 'openai-compatible',
    apiKey: undefined,
    seesImages: false,
    timeoutMs,
  })
