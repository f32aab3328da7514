import type { Text } from '../domain/text'

export const damaged: Text = {
  en: 'The workbook is damaged. Open it in your spreadsheet program, and save it again as XLSX.',
  es: 'El libro está dañado. Ábralo en su programa de hojas de cálculo y guárdelo de nuevo como XLSX.',
}

export const tooLarge: Text = {
  en: 'The workbook contains too much. Save only the sheet with the table, as XLSX or CSV.',
  es: 'El libro contiene demasiado. Guarde solo la hoja con la tabla, como XLSX o CSV.',
}

export const noWorkbook: Text = {
  en: 'This is an archive, but not a workbook. Save the table as XLSX or CSV.',
  es: 'Es un archivo comprimido, pero no un libro. Guarde la tabla como XLSX o CSV.',
}

export const openDocument: Text = {
  en: 'This is an OpenDocument spreadsheet. Save the table as XLSX or CSV.',
  es: 'Es una hoja de cálculo OpenDocument. Guarde la tabla como XLSX o CSV.',
}

export const binaryWorkbook: Text = {
  en: 'This is a binary workbook (XLSB). Save the table as XLSX or CSV.',
  es: 'Es un libro binario (XLSB). Guarde la tabla como XLSX o CSV.',
}

/** Some programs save a web page or XML that spreadsheet programs open, under the name of a workbook. */
export const webPage: Text = {
  en: 'This file is a web page or XML, whatever its name says. Open it in your spreadsheet program, and save it as XLSX or CSV.',
  es: 'Este archivo es una página web o XML, diga lo que diga su nombre. Ábralo en su programa de hojas de cálculo y guárdelo como XLSX o CSV.',
}

export const namedAsWorkbook: Text = {
  en: 'This file is not a workbook, although its name ends in .xlsx. Save the table again as XLSX or CSV.',
  es: 'Este archivo no es un libro, aunque su nombre termina en .xlsx. Guarde de nuevo la tabla como XLSX o CSV.',
}

export const noTable: Text = {
  en: 'This file is not a table. Choose an XLSX or CSV file.',
  es: 'Este archivo no es una tabla. Elija un archivo XLSX o CSV.',
}

export const utf32: Text = {
  en: 'This file is written in UTF-32. Save the table as CSV in UTF-8, or as XLSX.',
  es: 'Este archivo está escrito en UTF-32. Guarde la tabla como CSV en UTF-8 o como XLSX.',
}

export const olderFormat: Text = {
  en: 'This is an older Excel file, or one with a password. Save the table as XLSX without a password, or as CSV.',
  es: 'Es un archivo de Excel antiguo o con contraseña. Guarde la tabla como XLSX sin contraseña o como CSV.',
}
