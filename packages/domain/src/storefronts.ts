/** Countries and regions whose App Store shows ads. */
export const storefronts = (
  'AE AM AR AT AU AZ BE BG BH BO BR CA CH CL CN CO CR CY CZ DE DK DO DZ EC EE EG ES FI FR GB GH GR GT HK HN HR HU ID ' +
  'IE IL IN IQ IS IT JO JP KE KG KH KR KW KZ LB LK LT LU LV MA MN MO MX MY NL NO NP NZ OM PA PE PH PK PL PT PY QA RO ' +
  'SA SE SG SI SK SV TH TR TW UA US UY UZ VN ZA'
).split(' ');
