import type * as z from 'zod/mini';
import type { EndpointName, endpoints } from '../wire/endpoints.ts';
import type { FilterField, FilterValue } from '../wire/queries/filter.ts';
import type { AppMetricName } from '../wire/reports/report-metrics.ts';
import type { AppReportDimension, AppReportLevel } from '../wire/reports/report-request.ts';

type Endpoints = typeof endpoints;
type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : never;

type Values = { id: string; text: string; time: string; flag: boolean; number: number; any: FilterValue };
type Many = 'IN' | 'NOT_IN' | 'CONTAINS_ANY' | 'CONTAINS_ALL' | 'NOT_CONTAINS_ANY' | 'NOT_CONTAINS_ALL';

type Compared<Operator, Value> = Operator extends 'IS_NULL' | 'IS_NOT_NULL'
  ? { operator: Operator; value?: null | undefined }
  : Operator extends Many
    ? { operator: Operator; value: readonly Value[] }
    : Operator extends 'BETWEEN'
      ? { operator: Operator; value: readonly [Value, Value] }
      : { operator: Operator; value: Value };

/** Fields with the operators and values that each of them takes. */
type FilterOn<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends FilterField
    ? { field: Name } & Compared<Fields[Name]['operators'][number], Values[Fields[Name]['kind']]>
    : never;
}[keyof Fields];

/** Recommendations and suggestions take every value as an array of text. */
type TextFilterOn<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends FilterField
    ? { field: Name; operator: Fields[Name]['operators'][number]; value: readonly string[] }
    : never;
}[keyof Fields];

type FiltersIn<Body> = Body extends { filters?: readonly (infer Filter)[] | null | undefined }
  ? Filter
  : never;
type Extras<Filter> = Filter extends { ignoreCase?: infer Flag }
  ? boolean extends Flag
    ? { ignoreCase?: boolean | undefined }
    : unknown
  : unknown;

type FilterFor<Fields, Filter> = Filter extends { value: string[] }
  ? TextFilterOn<Fields> & Extras<Filter>
  : FilterOn<Fields> & Extras<Filter>;

type Reports = {
  reportCampaigns: 'campaigns';
  reportAdGroups: 'adgroups';
  reportAds: 'ads';
  reportKeywords: 'keywords';
  reportSearchTerms: 'searchterms';
};

type Narrowed<Level extends AppReportLevel> = {
  groupBy?: readonly AppReportDimension<Level>[] | null | undefined;
  /** The metrics to answer; all if left out. */
  fields?: readonly AppMetricName[] | null | undefined;
};

/** Lists may be given readonly: they are only read. */
type Given<Value> = Value extends (infer Item)[]
  ? readonly Given<Item>[]
  : Value extends object
    ? { [Key in keyof Value]: Given<Value[Key]> }
    : Value;

type BodyFor<Name extends EndpointName, Body> = Name extends keyof Reports
  ? Given<Omit<Body, 'groupBy' | 'fields'>> & Narrowed<Reports[Name]>
  : Endpoints[Name] extends { filters: infer Fields extends Readonly<Record<string, FilterField>> }
    ? Given<Omit<Body, 'filters'>> & {
        filters?: readonly FilterFor<Fields, FiltersIn<Body>>[] | null | undefined;
      }
    : Given<Body>;

/** What a call sends: the body, or the parameters of its address. */
export type RequestOf<Name extends EndpointName> = Endpoints[Name] extends {
  multipart: true;
  body: infer Body;
}
  ? Output<Body> & { file: Blob }
  : Endpoints[Name] extends { body: infer Body }
    ? BodyFor<Name, Output<Body>>
    : Endpoints[Name] extends { query: infer Query }
      ? Given<Output<Query>>
      : never;
