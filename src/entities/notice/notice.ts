import type { components } from '#contract/platform'

export type Notice = components['schemas']['Notice']
export type NoticeList = components['schemas']['NoticeList']
