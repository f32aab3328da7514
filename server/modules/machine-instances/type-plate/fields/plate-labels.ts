/** What a label of a type plate introduces; `other` is what is no field of a machine, such as its mass. */
export type LabelKind = 'model' | 'serial' | 'year' | 'brand' | 'other'

/** Labels in the languages of plates, in small letters and digits alone, without accents and blanks. */
const labels: Record<LabelKind, string> = {
  model: `
    model modelno modelnumber modelname modeltype machinemodel type typeno machinetype typename mod mdl modelcode
    modell modellnr modelltyp typ typnr typenbezeichnung bezeichnung maschinentyp fahrzeugtyp
    modelo modelono tipo tipodemaquina modele typedemachine modello tipomacchina
    modeltyp modelltype malli tyyppi designation version variant variante`,
  serial: `
    sn ns serial serialno serialnr serialnum serialnumber serno sernr machineserialno machineserialnumber
    machineno machinenumber unitno productno idno idnumber identificationno identificationnumber manufacturingno mfgno
    pin vin fin pinno vinno productid productidno productidentificationno productidentificationnumber
    productidentificationnumberpin pinproductidentificationnumber identificationnumberpin vehicleidentificationnumber
    serialnopin pinserialno pinsn snpin snserialno serialnosn chassis chassisno chassisnr chassisnumber frameno framenumber
    seriennr serienno seriennummer fabrnr fabriknr fabriknummer fabrikationsnr fabrikationsnummer herstellnr
    maschnr maschinennr maschinennummer fahrgestellnr fahrgestellnummer fahrzeugidentnr fahrzeugidentnummer fzidentnr
    identnr identnummer werknr geratenr geratenummer
    serie nserie noserie numserie ndeserie nodeserie numdeserie numerodeserie numeroserie nrdeserie ndeserieserialno
    nchassis nodechasis numerodechasis chasis bastidor nbastidor ndebastidor numerodebastidor
    nfab ndefab nfabricacion ndefabricacion numerodefabricacion matricula
    ndechassis nodechassis numerodechassis ndefabrication nodefabrication numerodefabrication
    ndidentification numerodidentification
    matricola nmatricola nomatricola numeromatricola ndimatricola numerodimatricola matrn ndiserie nodiserie numerodiserie
    telaio ntelaio ndetelaio numerotelaio
    serieno serienr serienummer chassinr tillverkningsnr tillverkningsnummer stelnr maskinnr productienummer
    serijskibroj nrseryjny numerseryjny nrfabryczny sarjanro sarjanumero valmistenro`,
  year: `
    year yearofmanufacture yearofconstruction yearofmake yearbuilt mfgyear modelyear manufacturingyear built myear
    baujahr bj herstellungsjahr produktionsjahr
    ano anodefabricacion anofabricacion anodeconstruccion anomodelo anodefabricacao
    annee anneedefabrication anneedeconstruction anno annodicostruzione annodifabbricazione annocostruzione
    bouwjaar tillverkningsar byggear rokprodukcji`,
  brand: `
    make brand marke marca marque fabrikat manufacturer hersteller fabricante fabricant constructeur costruttore marchio`,
  other: `
    mass operatingmass weight operatingweight grossweight totalweight netweight maxweight weightkg masskg
    gvw gvwr gawr payload capacity ratedcapacity ratedload maxload liftcapacity loadcapacity ratedoperatingcapacity
    gewicht einsatzgewicht betriebsgewicht eigengewicht leergewicht gesamtgewicht zulgesamtgewicht dienstgewicht
    tragkraft nutzlast achslast zulachslast stutzlast
    peso pesooperativo pesobruto pesototal pesomaximo masa masamaxima massa massamassima masse massetotale
    poids poidstotal ptac portata capacidad carga cargamaxima capacite chargemaxi
    power netpower grosspower enginepower ratedpower maxpower leistung motorleistung nennleistung
    potencia potencianeta potenciadelmotor puissance puissancenette potenza effekt moc
    engine engineno enginenumber engineserialno engineserialnumber enginemodel enginetype
    motor motornr motorno motortyp motortype motormodell moteur nmoteur nodemoteur ndemotor nmotor motore nmotore
    tipomotor typemoteur transmission transmissionno transmissionserialno gearbox getriebe getriebenr
    axle frontaxle rearaxle cab cabno cabserialno attachment bucket arrangement arrangementno arrno
    partno partnumber pn teilenr orderno auftragsnr itemno artnr artikelnr ecno docno
    voltage volt volts spannung tension voltaje tensione frequency frequenz hz current strom
    rpm speed maxspeed ratedspeed drehzahl geschwindigkeit pressure maxpressure workingpressure druck betriebsdruck
    presion pression pressione temperature noise lwa fuel oil dimensions length width height
    date mfgdate dateofmanufacture manufacturedate datum fecha data madein madeby hechoen fabricadoen fabriqueen
    manufacturedby approvalno typeapproval typeapprovalno homologation genehmigungsnr
    class category kategorie categoria standard country dealer address`,
}

const ofKind = (kind: LabelKind): [string, LabelKind][] =>
  labels[kind]
    .trim()
    .split(/\s+/)
    .map((label) => [label, kind])

export const plateLabels: ReadonlyMap<string, LabelKind> = new Map(
  (['model', 'serial', 'year', 'brand', 'other'] as const).flatMap(ofKind),
)
