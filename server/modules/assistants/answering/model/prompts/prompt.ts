/** What the model is told. A change of the text needs a new version, so that answers say which one they were written by. */
export interface Prompt {
  name: 'understand' | 'answer' | 'repair'
  version: number
  text: string
}
