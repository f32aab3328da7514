import { PDFiumLibrary } from '@hyzyla/pdfium'
import { createSourceAccess } from './source-access'

type Native = (...numbers: number[]) => number

const isNative = (value: unknown): value is Native => typeof value === 'function'

const functionNames = [
  'malloc',
  'free',
  'FPDF_LoadCustomDocument',
  'FPDF_GetLastError',
  'FPDF_CloseDocument',
  'FPDF_GetPageCount',
  'FPDF_GetFormType',
  'FPDF_LoadPage',
  'FPDF_ClosePage',
  'FPDF_GetPageBoundingBox',
  'FPDFPage_GetRotation',
  'FPDFPage_GetAnnotCount',
  'FPDFPage_CountObjects',
  'FPDFPage_GetObject',
  'FPDFPageObj_GetType',
  'FPDFPageObj_GetBounds',
  'FPDFPageObj_GetMatrix',
  'FPDFPageObj_GetFillColor',
  'FPDFPageObj_HasTransparency',
  'FPDFFormObj_CountObjects',
  'FPDFFormObj_GetObject',
  'FPDFImageObj_GetImagePixelSize',
  'FPDFPath_CountSegments',
  'FPDFPath_GetDrawMode',
  'FPDFTextObj_GetTextRenderMode',
  'FPDFText_LoadPage',
  'FPDFText_ClosePage',
  'FPDFText_CountChars',
  'FPDFText_GetUnicode',
  'FPDFText_GetTextObject',
  'FPDFText_GetLooseCharBox',
  'FPDFText_GetCharOrigin',
  'FPDFText_GetFontSize',
  'FPDFText_GetMatrix',
  'FPDFTextObj_GetFont',
  'FPDFFont_GetBaseFontName',
  'FPDFFont_GetFlags',
  'FPDFBitmap_CreateEx',
  'FPDFBitmap_FillRect',
  'FPDFBitmap_Destroy',
  'FPDF_RenderPageBitmap',
] as const

type NativeName = (typeof functionNames)[number]

/** PDFium's C functions by name, with views on its memory. Get a new view after each call that may allocate. */
export interface Pdfium {
  call: Record<NativeName, Native>
  bytes(): Uint8Array
  floats(): Float32Array
  doubles(): Float64Array
  /** Address of memory for results, allocated once. */
  scratch: number
  sources: ReturnType<typeof createSourceAccess>
}

/**
 * Starts PDFium. The package types only part of its exports and checks arguments on each call, which costs more than
 * the calls themselves at five calls per character; therefore the WebAssembly exports are used directly.
 */
export const startPdfium = async (): Promise<Pdfium> => {
  const library = await PDFiumLibrary.init()
  // The member is private in the package's types, but is the only access to the exports.
  // biome-ignore lint/complexity/useLiteralKeys: TypeScript allows a private member by brackets only
  const module = library['module']
  const exported: Record<string, unknown> = module.wasmExports
  const nativeFunction = (name: NativeName) => {
    const found = exported[name]
    if (!isNative(found)) throw new Error(`PDFium does not export ${name}`)
    return found
  }
  const call = Object.fromEntries(functionNames.map((name) => [name, nativeFunction(name)]))
  if (!hasAll(call)) throw new Error('PDFium does not export a required function')
  const table = exported.__indirect_function_table
  if (!(table instanceof WebAssembly.Table)) throw new Error('PDFium does not export its function table')

  let floats = new Float32Array(module.HEAPU8.buffer)
  let doubles = new Float64Array(module.HEAPU8.buffer)
  const refresh = () => {
    if (floats.buffer === module.HEAPU8.buffer) return
    floats = new Float32Array(module.HEAPU8.buffer)
    doubles = new Float64Array(module.HEAPU8.buffer)
  }
  return {
    call,
    bytes: () => module.HEAPU8,
    floats: () => {
      refresh()
      return floats
    },
    doubles: () => {
      refresh()
      return doubles
    },
    scratch: call.malloc(1024),
    sources: createSourceAccess({ table, bytes: () => module.HEAPU8 }),
  }
}

const hasAll = (call: Record<string, Native>): call is Record<NativeName, Native> =>
  functionNames.every((name) => name in call)
