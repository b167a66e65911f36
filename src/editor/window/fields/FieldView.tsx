/** The input of a field, by its kind. Which input that is, views.ts says: inputs hold inputs, so none of them can be imported here. */
import { type ComponentType, createContext, memo, useContext } from 'react';
import type { Field, NamedField } from '../../draft/fields/model.ts';

export interface FieldProps<Kind extends Field['kind'] = Field['kind']> {
  field: Field & { kind: Kind };
  /** The pointer of the value. */
  at: string;
  /** The fields of the object that it belongs to: a new key gets its place among theirs. */
  siblings?: readonly NamedField[] | undefined;
  /** Its title stands above it already. */
  isBare?: boolean | undefined;
}

export type Views = { [Kind in Field['kind']]: ComponentType<FieldProps<Kind>> };

const ViewsContext = createContext<Views | undefined>(undefined);
export const ViewsProvider = ViewsContext.Provider;

export const FieldView = memo(function FieldView(props: FieldProps) {
  const views = useContext(ViewsContext);
  if (!views) throw new Error('There are no inputs around this field.');
  const View = views[props.field.kind] as ComponentType<FieldProps>;
  return <View {...props} />;
});
