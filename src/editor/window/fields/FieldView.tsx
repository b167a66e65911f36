/** The input of a field, by its widget or its kind. Which input that is, views.ts says: inputs hold inputs, so none of them can be imported here. */
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

export type Views = { [Kind in Field['kind']]: ComponentType<FieldProps<Kind>> } & {
  [Widget in 'date' | 'name' | 'collection' | 'criterion' | 'occurring']: ComponentType<FieldProps<'text'>>;
} & { [Widget in 'days' | 'ticks']: ComponentType<FieldProps<'list'>> } & {
  facts: ComponentType<FieldProps<'record' | 'object'>>;
};

const ViewsContext = createContext<Views | undefined>(undefined);
export const ViewsProvider = ViewsContext.Provider;

export const FieldView = memo(function FieldView(props: FieldProps) {
  const views = useContext(ViewsContext);
  if (!views) throw new Error('There are no inputs around this field.');
  const { widget, kind } = props.field;
  const View = views[widget && Object.hasOwn(views, widget) ? (widget as keyof Views) : kind] as ComponentType<FieldProps>;
  return <View {...props} />;
});
