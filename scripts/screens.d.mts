/** A file of the build with the modules in it. */
export interface Chunk {
  fileName: string
  imports: string[]
  moduleIds: string[]
}
export interface Screen {
  path: string
  guard: 'public' | 'signed-in'
  files: string[]
  calls: string[]
  heading: Record<string, string>
}
export function startFiles(chunks: Chunk[]): Set<string>
export function screensOf(pages: string, chunks: Chunk[], headings: Record<string, Record<string, string>>): Screen[]
