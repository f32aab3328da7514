import { readFile, writeFile } from 'node:fs/promises'
import { serveTasks } from '../../../../infrastructure/worker-threads/serve-tasks'
import { enlargedSigns } from '../../reading/ocr/raised/enlarged-signs'
import { parsePgm, toPgm } from '../../reading/ocr/raised/grey-image'
import type { DrawingReply, DrawingTask } from './drawing-task'
import { findNumbers } from './find-numbers'

serveTasks(async (task: DrawingTask): Promise<DrawingReply> => {
  const image = parsePgm(await readFile(task.image))
  if (!image) return undefined
  if (task.kind === 'content') return findNumbers(image, task.page, task.tsv)
  await writeFile(task.target, toPgm(enlargedSigns(image, task.areas, task.times)))
  return undefined
})
