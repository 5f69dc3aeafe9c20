import { storefronts } from './storefronts.ts';

export type GeoEntity = 'Country' | 'AdminArea' | 'Locality';

export type GeoPlace = {
  /** The number as the platform sends it: a string. */
  id: string;
  /** Its name before it had a number, such as `US|CA|San Francisco`. */
  legacyId: string;
  entity: GeoEntity;
  displayName: string;
  country: string;
  adminArea: string | null;
  locality: string | null;
  /** Share of the searches of its country that have a known place. */
  share: number;
};

/** Country: areas with their share, each with its two or three largest places. */
const areas: Readonly<Record<string, string>> = {
  US: 'CA:24:Los Angeles,San Francisco,San Diego;TX:18:Houston,Dallas,Austin;FL:14:Miami,Orlando,Tampa;NY:14:New York,Buffalo;IL:9:Chicago,Naperville;WA:7:Seattle,Spokane;MA:7:Boston,Worcester;GA:7:Atlanta,Savannah',
  GB: 'England:82:London,Manchester,Birmingham;Scotland:9:Glasgow,Edinburgh;Wales:6:Cardiff,Swansea;Northern Ireland:3:Belfast',
  AU: 'NSW:34:Sydney,Newcastle;VIC:29:Melbourne,Geelong;QLD:23:Brisbane,Gold Coast;WA:14:Perth',
  CA: 'ON:43:Toronto,Ottawa;QC:24:Montreal,Quebec City;BC:19:Vancouver,Victoria;AB:14:Calgary,Edmonton',
  CH: 'Zürich:42:Zürich,Winterthur;Bern:28:Bern,Thun;Genève:30:Genève',
  IL: 'Tel Aviv:48:Tel Aviv,Holon;Jerusalem:28:Jerusalem;Haifa:24:Haifa',
  DE: 'Nordrhein-Westfalen:31:Köln,Düsseldorf,Dortmund;Bayern:27:München,Nürnberg;Baden-Württemberg:21:Stuttgart,Mannheim;Berlin:13:Berlin;Hamburg:8:Hamburg',
  FR: 'Île-de-France:38:Paris,Boulogne-Billancourt;Auvergne-Rhône-Alpes:24:Lyon,Grenoble;Provence-Alpes-Côte d’Azur:20:Marseille,Nice;Occitanie:18:Toulouse,Montpellier',
  NL: 'Noord-Holland:38:Amsterdam,Haarlem;Zuid-Holland:42:Rotterdam,Den Haag;Utrecht:20:Utrecht',
  SE: 'Stockholm:46:Stockholm;Västra Götaland:32:Göteborg;Skåne:22:Malmö,Lund',
  IT: 'Lombardia:38:Milano,Brescia;Lazio:26:Roma;Campania:20:Napoli;Piemonte:16:Torino',
  ES: 'Madrid:34:Madrid,Getafe;Cataluña:31:Barcelona,Badalona;Andalucía:21:Sevilla,Málaga;Comunidad Valenciana:14:Valencia,Alicante',
  CN: '广东:28:广州,深圳,东莞;江苏:20:南京,苏州;浙江:18:杭州,宁波;上海:18:上海;北京:16:北京',
  JP: '東京都:38:新宿区,渋谷区,八王子市;神奈川県:20:横浜市,川崎市;大阪府:20:大阪市,堺市;愛知県:13:名古屋市;福岡県:9:福岡市',
  KR: '서울특별시:44:강남구,마포구;경기도:36:수원시,성남시;부산광역시:20:해운대구',
  TW: '台北市:34:大安區,信義區;新北市:36:板橋區;台中市:30:西屯區',
  HK: '香港島:36:中西區,灣仔;九龍:40:旺角,觀塘;新界:24:沙田',
  SG: 'Singapore:100:Downtown Core,Jurong East',
  BR: 'São Paulo:46:São Paulo,Campinas;Rio de Janeiro:27:Rio de Janeiro,Niterói;Minas Gerais:27:Belo Horizonte',
  MX: 'Ciudad de México:42:Coyoacán,Benito Juárez;Jalisco:30:Guadalajara;Nuevo León:28:Monterrey',
  IN: 'Maharashtra:36:Mumbai,Pune;Karnataka:24:Bengaluru;Delhi:24:New Delhi;Tamil Nadu:16:Chennai',
  ID: 'DKI Jakarta:48:Jakarta Selatan,Jakarta Barat;Jawa Barat:32:Bandung,Bekasi;Jawa Timur:20:Surabaya',
  TR: 'İstanbul:54:Kadıköy,Beşiktaş;Ankara:26:Çankaya;İzmir:20:Konak',
  VN: 'TP. Hồ Chí Minh:52:Quận 1,Thủ Đức;Hà Nội:48:Hoàn Kiếm,Cầu Giấy',
};

/** The largest place of an area has half of it, the others share the rest. */
function localityShare(position: number, count: number): number {
  if (count === 1) return 1;
  return position === 0 ? 0.5 : 0.5 / (count - 1);
}

function placesOf(code: string, name: string, position: number): GeoPlace[] {
  const country = { country: code, adminArea: null, locality: null };
  const places: GeoPlace[] = [
    {
      id: String(1101 + position),
      legacyId: code,
      entity: 'Country',
      displayName: name,
      share: 1,
      ...country,
    },
  ];
  (areas[code] ?? '').split(';').forEach((line, areaPosition) => {
    const [adminArea = '', percent = '0', list = ''] = line.split(':');
    const areaId = 9001 + position * 20 + areaPosition;
    const share = Number(percent) / 100;
    const within = { country: code, adminArea, locality: null };
    const legacyId = `${code}|${adminArea}`;
    places.push({
      id: String(areaId),
      legacyId,
      entity: 'AdminArea',
      displayName: adminArea,
      share,
      ...within,
    });
    const names = list.split(',');
    names.forEach((locality, localityPosition) => {
      places.push({
        id: String(11_390_001 + position * 1000 + areaPosition * 20 + localityPosition),
        legacyId: `${legacyId}|${locality}`,
        entity: 'Locality',
        displayName: locality,
        country: code,
        adminArea,
        locality,
        share: share * localityShare(localityPosition, names.length),
      });
    });
  });
  return places;
}

export const geoPlaces: readonly GeoPlace[] = storefronts.flatMap((storefront, position) =>
  placesOf(storefront.code, storefront.name, position),
);

const byId = new Map(geoPlaces.map((place) => [place.id, place]));
const byLegacyId = new Map(geoPlaces.map((place) => [place.legacyId, place]));

export function findGeoPlace(id: string): GeoPlace | undefined {
  return byId.get(id) ?? byLegacyId.get(id);
}

const localities = new Map<string, readonly GeoPlace[]>();
for (const place of geoPlaces) {
  if (place.entity === 'Country') {
    localities.set(
      place.country,
      geoPlaces.filter((other) => other.country === place.country && other.entity === 'Locality'),
    );
  }
}

export function listLocalities(country: string): readonly GeoPlace[] {
  return localities.get(country) ?? [];
}
