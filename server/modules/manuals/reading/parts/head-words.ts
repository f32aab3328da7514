/** What a column of a parts list contains; `stock` is the number of a stock system beside that of the part. */
export type PartsColumn = 'figure' | 'item' | 'number' | 'stock' | 'description' | 'quantity' | 'remark'

/** The languages of parts lists, by ISO 639-1 code. */
export const partsLanguages = ['en', 'es', 'fr', 'de', 'pt', 'it', 'nl', 'sv', 'fi', 'da', 'no'] as const

export type PartsLanguage = (typeof partsLanguages)[number]

/**
 * Titles of the columns of parts lists, separated by commas. Made by the project's authors from general knowledge of the
 * languages and of what parts catalogues call their columns. Words are in lower case, without accents and signs.
 */
export const headWords: Record<PartsLanguage, Record<PartsColumn, string>> = {
  en: {
    figure: 'fig, fig no, figure, figure no, plate',
    item: 'item, item no, item number, ref, ref no, reference no, key, key no, pos, position, index, index no, callout, balloon',
    number:
      'part no, part number, part num, part, parts no, parts number, p n, pn, spare part no, order no, order number, order code, ordering no, ordering code, article no, article number, product no, product code, drawing no, drawing number, drg no, dwg no, dwg num, dwg, catalog no, catalogue no, catalog number, material no',
    stock: 'stock no, stock number, nsn',
    description:
      'description, title, part name, parts name, name, name of part, nomenclature, designation, denomination',
    quantity: 'qty, quantity, quan, qty req, qty per assy, no req, no reqd, number required, no off, pcs, pieces, req',
    remark: 'remarks, remark, notes, note, serial no, serial number, serial range, s n, usable on, applies to, model',
  },
  es: {
    figure: 'fig, figura, lamina',
    item: 'item, pos, posicion, ref, indice, articulo',
    number:
      'numero de pieza, n de pieza, n pieza, no pieza, no de pieza, num de pieza, numero de parte, n de parte, no de parte, n parte, no parte, numero de repuesto, n de repuesto, codigo de pieza, codigo de repuesto, numero de pedido, n de pedido, referencia, n de plano, numero de plano',
    stock: 'n de stock, numero de stock, nsn, noc',
    description: 'descripcion, denominacion, designacion, nombre, nombre de la pieza',
    quantity: 'cantidad, cant, cdad, ctd, unidades, uds',
    remark: 'observaciones, notas, nota, serie, n de serie, numero de serie, modelo',
  },
  fr: {
    figure: 'fig, figure, planche',
    item: 'rep, repere, pos, position, poste, item',
    number:
      'numero de piece, n de piece, n piece, no de piece, ref piece, numero de commande, n de commande, reference, references, code article, n article, numero d article, n de plan, numero de plan',
    stock: 'n de stock, nno, nsn',
    description: 'designation, description, denomination, libelle',
    quantity: 'quantite, qte, qt, nombre, nbre, nb',
    remark: 'remarques, remarque, observations, notes, n de serie, numero de serie, modele',
  },
  de: {
    figure: 'abb, abbildung, bild, bild nr, tafel',
    item: 'pos, position, pos nr, positionsnummer, lfd nr, bildnr',
    number:
      'teile nr, teilenr, teilenummer, teil nr, ersatzteil nr, ersatzteilnummer, bestell nr, bestellnr, bestellnummer, artikel nr, artikelnr, artikelnummer, sach nr, sachnr, sachnummer, ident nr, identnummer, material nr, materialnummer, et nr, zeichnungs nr, zeichnungsnr, zeichnungsnummer',
    stock: 'versorgungsnummer, versorgungs nr, nsn',
    description: 'benennung, bezeichnung, beschreibung, teilebezeichnung, teil',
    quantity: 'menge, anzahl, stuck, stk, stckz, stuckzahl',
    remark: 'bemerkung, bemerkungen, hinweis, anmerkung, serien nr, seriennummer, masch nr, fahrgestell nr, modell',
  },
  pt: {
    figure: 'fig, figura, ilustracao',
    item: 'item, pos, posicao, ref',
    number:
      'numero da peca, n peca, no peca, n da peca, no da peca, numero de peca, n de peca, codigo da peca, codigo de peca, cod da peca, numero de encomenda, n de encomenda, referencia, n do artigo, n do desenho, n de desenho, numero do desenho',
    stock: 'n de stock, nsn, nna',
    description: 'descricao, denominacao, designacao, nome, nome da peca',
    quantity: 'quantidade, qtd, qtde, quant',
    remark: 'observacoes, notas, n de serie, numero de serie, modelo',
  },
  it: {
    figure: 'fig, figura, tav, tavola',
    item: 'pos, posizione, rif, item',
    number:
      'numero pezzo, n pezzo, numero di parte, n parte, codice ricambio, cod ricambio, codice pezzo, codice articolo, cod articolo, numero d ordine, n d ordine, n ordine, n ricambio, n di codice, n disegno, numero disegno',
    stock: 'nuc, nsn',
    description: 'descrizione, denominazione, designazione',
    quantity: 'quantita, qta, q ta, pezzi, pz',
    remark: 'note, osservazioni, matricola, n di serie, numero di serie, modello',
  },
  nl: {
    figure: 'fig, figuur, afb, afbeelding',
    item: 'pos, positie, item, volgnr',
    number:
      'onderdeelnr, onderdeel nr, onderdeelnummer, onderdelennummer, artikelnr, artikel nr, artikelnummer, bestelnr, bestel nr, bestelnummer, tekeningnr, tekeningnummer',
    stock: 'nsn',
    description: 'omschrijving, benaming, beschrijving',
    quantity: 'aantal, hoeveelheid, stuks, st',
    remark: 'opmerking, opmerkingen, serienr, serienummer, model',
  },
  sv: {
    figure: 'fig, figur, bild',
    item: 'pos, position',
    number:
      'artikelnr, artikel nr, artikelnummer, reservdelsnr, reservdelsnummer, bestnr, best nr, bestallningsnr, bestallningsnummer, detaljnr, detaljnummer, ritningsnr, ritningsnummer',
    stock: 'nsn, nato nr',
    description: 'benamning, beskrivning',
    quantity: 'antal, st, mangd',
    remark: 'anmarkning, anm, serienr, serienummer, modell',
  },
  fi: {
    figure: 'kuva, kuvio',
    item: 'pos, kohta, viite',
    number:
      'osanro, osa nro, osanumero, varaosanro, varaosanumero, tilausnro, tilausnumero, tuotenro, tuotenumero, nimikenumero, piirustusnro, piirustusnumero',
    stock: 'nsn',
    description: 'nimitys, kuvaus, nimike',
    quantity: 'maara, kpl, lukumaara',
    remark: 'huomautus, huomautukset, sarjanumero, malli',
  },
  da: {
    figure: 'fig, figur',
    item: 'pos, position',
    number:
      'reservedelsnr, reservedelsnummer, delnr, delnummer, varenr, varenummer, artikelnr, artikelnummer, bestillingsnr, bestillingsnummer, tegningsnr, tegningsnummer',
    stock: 'nsn, nato nr',
    description: 'betegnelse, beskrivelse, benaevnelse, benaevning',
    quantity: 'antal, stk, maengde',
    remark: 'bemaerkning, bemaerkninger, serienr, serienummer, model',
  },
  no: {
    figure: 'fig, figur',
    item: 'pos, posisjon',
    number:
      'delenr, delenummer, reservedelsnr, reservedelsnummer, artikkelnr, artikkelnummer, varenr, varenummer, bestillingsnr, bestillingsnummer, tegningsnr, tegningsnummer',
    stock: 'nsn, nato nr',
    description: 'betegnelse, beskrivelse, benevnelse',
    quantity: 'antall, stk, mengde',
    remark: 'merknad, merknader, serienr, serienummer, modell',
  },
}

/** Titles that name part numbers in one list and items or codes of another kind in the next. */
export const ambiguousNumberHeads =
  'no, number, nr, n, num, nummer, code, codigo, codice, cod, ref, reference, kod, koodi'
